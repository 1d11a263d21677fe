import { describe, expect, it } from 'vitest';
import { hashOf, invitationIn } from './sitting';

describe('an invitation in a link', () => {
  it('names the chair and its secret', () => {
    expect(invitationIn('#seat=1&key=s3cr-et_')).toEqual({ seat: 1, key: 's3cr-et_' });
  });
  it('is written as it was read', () => {
    for (const invitation of [{ seat: 0, key: 's3cr-et_' }, { seat: 3, key: 'a&b=c#d' }]) expect(invitationIn(hashOf(invitation))).toEqual(invitation);
  });
  it('is none without a secret, without a chair, or with a chair that cannot be', () => {
    for (const hash of ['', '#main', '#seat=1', '#key=abc', '#seat=x&key=abc', '#seat=-1&key=abc']) expect(invitationIn(hash)).toBeNull();
  });
});
