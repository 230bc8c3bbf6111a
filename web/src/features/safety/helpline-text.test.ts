import { expect, it } from 'vitest';
import { contactsOf, countryName } from './helpline-text.ts';

it('every number can be called or texted by itself', () => {
  expect(contactsOf({ contact: '116 123', kind: 'call' })).toEqual([
    { text: '116 123', href: 'tel:116123' },
  ]);
  expect(contactsOf({ contact: '999 or 112', kind: 'emergency' })).toEqual([
    { text: '999', href: 'tel:999' },
    { text: '112', href: 'tel:112' },
  ]);
  expect(contactsOf({ contact: '+972-2-0000', kind: 'call' })[0]?.href).toBe('tel:+97220000');
  expect(contactsOf({ contact: '85258', kind: 'text' })[0]?.href).toBe('sms:85258');
});

it('an address is an address, and what is neither is words', () => {
  expect(contactsOf({ contact: 'https://findahelpline.com/', kind: 'directory' })).toEqual([
    { text: 'findahelpline.com', href: 'https://findahelpline.com' },
  ]);
  expect(contactsOf({ contact: 'any police station', kind: 'call' })).toEqual([
    { text: 'any police station', href: null },
  ]);
});

it('countries have their names, and an unknown code stays a code', () => {
  expect(countryName('GB')).toBe('United Kingdom');
  expect(countryName('?')).toBe('?');
});
