/** The five places of the home page; the server says which of them are open. */

export type PlaceId = 'maamut' | 'mammut' | 'big_manitou' | 'ice_age' | 'mammoth_valley';

export interface Place {
  id: PlaceId;
  low: number;
  high: number;
  minutes: number;
  author: string;
}

export const PLACES: readonly Place[] = [
  { id: 'maamut', low: 2, high: 4, minutes: 20, author: 'Alain Epron' },
  { id: 'mammut', low: 2, high: 5, minutes: 50, author: 'Kristian Amundsen Østby' },
  { id: 'big_manitou', low: 2, high: 5, minutes: 40, author: 'Günter Burkhardt' },
  { id: 'ice_age', low: 3, high: 5, minutes: 90, author: 'Alan R. Moon, Aaron Weissblum' },
  { id: 'mammoth_valley', low: 2, high: 6, minutes: 90, author: 'Bruno Faidutti' },
];

export const isPlace = (id: string): id is PlaceId => PLACES.some((place) => place.id === id);
