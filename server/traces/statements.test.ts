import { expect, it } from 'vitest';
import { nameOf } from './statements.ts';

it.each([
  ['select "id" from "users" where "users"."id" = $1 for update of "users"', 'select users'],
  ['insert into "coupons" ("id") values ($1) on conflict do update set value = 1', 'insert coupons'],
  ['with late_0 as (insert into "events" ("id") select 1) insert into "outbox" ("id") select 1', 'insert events, outbox'],
  ['update "outbox" set "done_at" = $1', 'update outbox'],
  ['update rate_limits as r set points = 1', 'update rate_limits'],
  ['delete from "sessions" where id = $1', 'delete sessions'],
  ['with seen as (select 1 from links) select * from seen', 'with links'],
  ['commit', 'commit'],
  ['', 'statement'],
])('%s is %s', (text, name) => {
  expect(nameOf(text)).toBe(name);
});
