/** Names for what is sent, so that an answer is found and a repeat is known. */
let counted = 0;
const stamp = Math.random().toString(36).slice(2, 10);

/** A name for one message, different in each tab and after each reload. */
export const newId = (): string => `${stamp}-${(++counted).toString(36)}`;

/** One name for one wish: asked again, because no answer came or a button was pressed twice, it keeps its name. */
export class Wish {
  private text = '';
  private id = '';

  of(body: unknown): string {
    const text = JSON.stringify(body);
    if (text !== this.text) [this.text, this.id] = [text, newId()];
    return this.id;
  }

  fulfilled(): void {
    this.text = '';
  }
}
