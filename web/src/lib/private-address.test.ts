import { expect, it } from 'vitest';
import { toRead, toShown, withoutWords } from './private-address.ts';

it.each([
  ['/entries?query=tide+table&mood=calm', '/entries?mood=calm#?query=tide+table'],
  ['/entry/7?quote=It%20stayed.', '/entry/7#?quote=It+stayed.'],
  ['/vault?query=%23a%3Fb%26c#top', '/vault#top?query=%23a%3Fb%26c'],
  ['/entries?query=', '/entries#?query='],
  ['/entries?mood=calm&tags=%5B%22therapy%22%5D', '/entries?mood=calm#?tags=%5B%22therapy%22%5D'],
  ['/admin/dashboard?search=ines%40a.no&level=3', '/admin/dashboard?level=3#?search=ines%40a.no'],
  ['/admin/dashboard?sort=name&after=WyJu', '/admin/dashboard?sort=name#?after=WyJu'],
  ['/admin?tab=settings&who=ines', '/admin?tab=settings#?who=ines'],
  ['/admin/contact-messages?q=ines&message=3', '/admin/contact-messages?message=3#?q=ines'],
  ['/forum/admin?tab=log&person=ines', '/forum/admin?tab=log#?person=ines'],
  ['/forum/admin?q=ines', '/forum/admin#?q=ines'],
])('words of %s are kept behind the # and read again', (read, shown) => {
  expect(toShown(read)).toBe(shown);
  const again = new URL(toRead(shown), 'http://self');
  const before = new URL(read, 'http://self');
  expect([...again.searchParams].sort()).toEqual([...before.searchParams].sort());
  expect([again.pathname, again.hash]).toEqual([before.pathname, before.hash]);
});

it.each([
  '/entries?mood=calm',
  '/forum?q=lighthouse',
  '/forum/category/3?q=lighthouse',
  '/blog?q=lighthouse',
  '/rules#points',
  '/reset-password#7.x',
])('what holds no words, or was written for all, stays as it is: %s', (href) => {
  expect(toShown(href)).toBe(href);
  expect(toRead(href)).toBe(href);
  expect(withoutWords(href)).toBe(href);
});

it('the way back after a sign-in holds none', () => {
  expect(withoutWords('/entries?query=tide&mood=calm')).toBe('/entries?mood=calm');
  expect(withoutWords('/entries?query=tide')).toBe('/entries');
  expect(withoutWords('/admin/dashboard?search=ines&level=3')).toBe('/admin/dashboard?level=3');
});
