import { expect, test } from 'vitest';
import { type DashboardAddress, parseDashboardAddress, showsAll } from './dashboard.address.ts';

test.for<[string, Record<string, unknown>, DashboardAddress]>([
  ['nothing', {}, {}],
  ['a search that is a number', { search: 2026 }, { search: '2026' }],
  [
    'every filter',
    { level: 5, engagement: 'HIGH', active: 7, role: 'admin', status: 'leaving', sort: 'name' },
    { level: 5, engagement: 'HIGH', active: 7, role: 'admin', status: 'leaving', sort: 'name' },
  ],
  ['what is not offered', { level: 11, engagement: 'high', active: 2, role: 'king' }, {}],
  ['the usual order', { sort: 'newest' }, {}],
  ['a later page', { after: 'WyJu', from: 21 }, { after: 'WyJu', from: 21 }],
  ['a place without its cursor', { from: 21 }, {}],
  ['a person', { person: 12 }, { person: 12 }],
  ['no person', { person: 'ines' }, {}],
])('the address reads %s', ([, raw, read]) => {
  expect(parseDashboardAddress(raw)).toEqual({ ...parseDashboardAddress({}), ...read });
});

test('a sheet, a page and an order narrow nothing', () => {
  expect(showsAll({ person: 3, after: 'x', sort: 'name' })).toBe(true);
  expect(showsAll({ level: 3 })).toBe(false);
});
