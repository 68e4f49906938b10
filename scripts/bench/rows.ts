// A firm of many clients for measuring: every list gets rows, made by the database itself.
import { sql, type SQL } from 'drizzle-orm';
import { linkStatusValues, linkTierValues, onboardingStepValues, stepInProcessValues } from '../../generated/enums.ts';
import type { Database } from '../../server/db/database.ts';
import { withLongStatements } from '../../server/db/pool.ts';

const oneOf = (values: readonly string[], by: string) => sql.raw(`(array[${values.map((value) => `'${value}'`).join(', ')}])[1 + ${by} % ${values.length}]`);
/** One of several, whatever the number of the row is otherwise good for: a client's links are of all kinds. */
const mixed = (salt: number) => `(hashint4(n + ${salt}) & 2147483647)`;
/** Spread over two years, not in the order of the ids. */
const at = sql.raw(`(now() - ((n::bigint * 7919) % 1051200) * interval '1 minute')`);
/** A client or an advisor by number; ids are made of the number, so that rows find each other without a look-up. */
const client = (by: string) => sql.raw(`('01900000-0000-7000-8000-' || lpad(to_hex(${by}), 12, '0'))::uuid`);
const advisor = (by: string) => sql.raw(`('01900000-0000-7000-9000-' || lpad(to_hex(1 + ${by} % 20), 12, '0'))::uuid`);
const some = sql.raw(`(select id from packages order by position limit 1)`);

/** How many entries of the audit there are for each client. */
const auditEach = 3;

/** The tables of which each link has rows: they get theirs without indexes and triggers, each row's work done for all at once. */
const many = ['links', 'research_reports', 'otd_worksheets'] as const;

/** A statement that runs without triggers: what they would keep, it says itself. */
interface Quick {
  quick: SQL;
}

/** What triggers keep of links (migrations 0034 and 0036), for all of them at once. */
const kept = sql`update dashboard_listings as line set links = counted.shown, to_decide = counted.decides, waiting_on_us = counted.waits
  from (select user_id, count(*) as shown, count(*) filter (where link_decides(status)) as decides, count(*) filter (where link_waits_on_us(status)) as waits
    from links where is_displayed group by user_id) as counted where line.user_id = counted.user_id`;

/**
 * Fills an empty, migrated database: 20 advisors, `clients` clients, and about twenty times as many rows about them. As a superuser, who alone may put rows in
 * without their triggers.
 * @param linksEach how many links each client has
 */
export async function fillFirm(db: Database, clients: number, linksEach = 3): Promise<void> {
  const series = (each = 1) => sql.raw(`from generate_series(1, ${clients * each}) n`);
  const number = `(1 + (n - 1) % ${clients})`;
  const owner = client(number);
  const work: readonly (SQL | Quick)[] = [
    sql`insert into users (id, email, first_name, last_name, role, status) select ${advisor('(n - 1)')}, 'advisor' || n || '@bench.example', 'Advisor', 'No' || n, 'employee', 'active' from generate_series(1, 20) n`,
    sql`insert into users (id, email, first_name, last_name, role, status, package_id, advisor_id, created_at, last_sign_in_at, zip, phone)
      select ${client('n')}, 'client' || n || '@bench.example', 'Client' || (n * 31) % 1000, 'No' || n, 'client', 'active', ${some}, case when n % 11 > 0 then ${advisor('n')} end, ${at}, ${at}, '04101', '(207) 555-0100' ${series()}`,
    // Their trigger locks each client until the end, more than a server has room for.
    {
      quick: sql`insert into user_preferences (id, user_id, package_id, status, progress, submitted_at, is_newest, created_at, updated_at)
      select gen_random_uuid(), ${client('n')}, ${some}, case when n % 5 > 0 then 'submitted' else 'draft' end, n % 101, case when n % 5 > 0 then ${at} end, true, ${at}, ${at} ${series()}`,
    },
    sql`insert into client_folders (id, client_id, name, is_displayed, last_file_at, created_at) select gen_random_uuid(), ${client('n')}, 'Folder ' || n, n % 7 > 0, ${at}, ${at} ${series()}`,
    sql`insert into dashboard_listings (id, user_id, step_in_process, step_since, date_to_re_engage, created_at, updated_at)
      select gen_random_uuid(), ${client('n')}, ${oneOf(stepInProcessValues, 'n')}, ${at}, case when n % 3 = 0 then current_date + n % 60 end, ${at}, ${at} ${series()}`,
    sql`insert into chats (id, kind, client_id, employee_id, employee_status, last_message_at, waiting_since, last_text, created_at)
      select gen_random_uuid(), 'advisor', ${client('n')}, case when n % 11 > 0 then ${advisor('n')} end, case when n % 4 = 0 then 'needs_reply' else 'resolved' end, ${at}, case when n % 4 = 0 then ${at} end, 'Is it still there?', ${at} ${series()}`,
    sql`insert into messages (message_id, chat_id, seq, sender_role, text, sent_at) select gen_random_uuid(), chats.id, n, 'client', 'Is it still there?', now() from chats, generate_series(1, 5) n`,
    {
      quick: sql`insert into links (id, user_id, advisor_id, title, url, vin, make, year, price, miles, distance, category, tier, status, status_since, final_price, total_otd, is_displayed, published_at, created_at, updated_at)
      select gen_random_uuid(), ${owner}, case when ${sql.raw(number)} % 11 > 0 then ${advisor(number)} end, 'Car ' || (n * 37) % 100000, 'https://cars.example/' || n, case when n % 4 > 0 then 'VN' || lpad(n::text, 15, '0') end, 'Make ' || ${sql.raw(mixed(1))} % 40, 2005 + ${sql.raw(mixed(2))} % 20, (n * 97) % 6000000, (n * 89) % 150000, n % 300, 'Group ' || ${sql.raw(mixed(3))} % 12,
      ${oneOf(linkTierValues, mixed(4))}, ${oneOf(linkStatusValues, mixed(5))}, ${at}, 2900000, case when n % 3 = 0 then (n * 97) % 6000000 end, ${sql.raw(mixed(6))} % 6 > 0, ${at}, ${at}, ${at} ${series(linksEach)}`,
    },
    {
      quick: sql`insert into research_reports (id, link_id, advisor_id, revision, verdict, summary, created_at) select gen_random_uuid(), id, advisor_id, 1, 'go_ahead', 'Sound.', created_at from links where distance % 3 = 0`,
    },
    {
      quick: sql`insert into otd_worksheets (id, link_id, advisor_id, revision, selling_price, taxed_amount, sales_tax, total_otd, cash_due, created_at) select gen_random_uuid(), id, advisor_id, 1 + distance % 4, price, 0, 0, price, price, created_at from links where distance % 3 = 1`,
    },
    sql`insert into listings (id, title, make, year, price, miles, is_displayed, advisor_id, created_at, updated_at)
      select gen_random_uuid(), 'Car ' || (n * 37) % 100000, 'Make ' || n % 40, 2005 + n % 20, (n * 97) % 6000000, (n * 89) % 150000, n % 6 > 0, ${advisor('n')}, ${at}, ${at} ${series()}`,
    sql`insert into listing_clients (listing_id, client_id) select id, ${client(`1 + (row_number() over (order by id))::int % ${clients}`)} from listings`,
    sql`insert into initial_client_data (id, first_name, last_name, email, phone, zip, package_identifier, step, source, started_by, last_step_at, last_nudge_at, user_id, created_at)
      select gen_random_uuid(), 'Client' || (n * 31) % 1000, 'No' || n, 'client' || n || '@bench.example', '(207) 555-0100', '04101', ${oneOf(['deal-check', 'guided-search', 'full-service'], 'n')}, ${oneOf(onboardingStepValues, 'n')},
      ${oneOf(['self', 'assisted'], 'n')}, case when n % 2 = 0 then ${advisor('n')} end, ${at}, ${at}, case when ${oneOf(onboardingStepValues, 'n')} = 'payment_success' then ${client('n')} end, ${at} ${series()}`,
    sql`insert into payments (id, kind, onboarding_id, user_id, package_identifier, price, amount, currency, provider, status, paid_at, receipt_number, created_at)
      select gen_random_uuid(), 'package', id, user_id, package_identifier, 59900, 59900, 'USD', 'none', 'succeeded', created_at, 'FC-' || row_number() over (), created_at from initial_client_data where step = 'payment_success'`,
    sql`insert into payments (id, kind, user_id, package_identifier, price, amount, currency, provider, status, paid_at, receipt_number, created_at)
      select gen_random_uuid(), 'upgrade', ${client('n')}, 'full-service', n % 90000, n % 90000, 'USD', 'none', 'succeeded', ${at}, 'FU-' || n, ${at} ${series()}`,
    sql`insert into coupons (id, code, kind, value, created_at, ends_at, net_revenue) select gen_random_uuid(), 'BENCH' || n, 'percent', 1 + n % 99, ${at}, ${at}, n from generate_series(1, 2000) n`,
    sql`insert into coupon_usage (id, coupon_id, code, payment_id, user_id, package_identifier, price, discount, paid, state, created_at)
      select gen_random_uuid(), (select id from coupons limit 1), 'BENCH1', payments.id, payments.user_id, package_identifier, price, price / 10, price - price / 10, 'consumed', created_at from payments where kind = 'upgrade'`,
    sql`insert into complaints (id, user_id, subject, category, details, status, status_since, assigned_to, created_at, updated_at)
      select gen_random_uuid(), ${client('n')}, 'Complaint ' || (n * 37) % 10000, 'delay', 'Nobody came back.', ${oneOf(['submitted', 'in_progress', 'resolved', 'closed'], 'n')}, ${at}, case when n % 2 = 0 then ${advisor('n')} end, ${at}, ${at} ${series()}`,
    sql`insert into support_requests (id, created_at, name, email, topic, message, status, answer_by) select gen_random_uuid(), ${at}, 'Asker ' || n % 5000, 'asker' || n || '@bench.example', 'other', 'How long?', ${oneOf(['open', 'closed'], 'n')}, ${at} ${series()}`,
    sql`insert into events (id, kind, params, client_id, audience, created_at)
      select gen_random_uuid(), 'link_moved', '{"from": "research_requested", "to": "researched", "reason": null}', ${owner}, case when n % 4 = 0 then 'staff' else 'client' end, ${at} ${series(3)}`,
    sql`insert into event_values (event_id, client_id, name, text) select id, client_id, 'title', '2025 Honda CR-V EX-L' from events`,
    sql`insert into notifications (id, event_id, user_id, role, read_at, created_at)
      select gen_random_uuid(), id, ${advisor('row_number() over (order by id)')}, 'employee', case when random() < 0.7 then now() end, created_at from events`,
    sql`insert into audit_entries (id, created_at, actor_id, actor_role, area, action, words, outcome, person_id, target_id, request_id)
      select gen_random_uuid(), ${at}, ${advisor('n')}, 'employee', ${oneOf(['links', 'chats', 'auth'], 'n')}, ${oneOf(['setLinkStatus', 'sendMessage', 'login', 'updateUser'], 'n')}, 'Something was done', ${oneOf(['done', 'refused'], 'n / 50')}, ${owner}, n::text, 'bench' ${series(auditEach)}`,
  ];
  const indexes = await takeIndexes(db);
  for (const each of work) await atLength(db, 'quick' in each ? [sql`set local session_replication_role = replica`, each.quick] : [each]);
  await atLength(db, [kept]);
  for (const index of indexes) await atLength(db, [sql`set local maintenance_work_mem = '512MB'`, sql.raw(index)]);
  await atLength(db, [sql`analyze`]);
}

/** In one transaction, as long as it takes. */
const atLength = (db: Database, statements: readonly SQL[]): Promise<void> =>
  withLongStatements(() =>
    db.transaction(async (transaction) => {
      for (const statement of statements) await transaction.execute(statement);
    }),
  );

/** Takes the indexes of those tables away, but for those a rule of the table stands on. @returns what makes them again */
async function takeIndexes(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string; made: string }>(
    sql`select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
      where indrelid = any(array[${sql.join(
        many.map((table) => sql`${table}::regclass`),
        sql`, `,
      )}]) and not exists (select 1 from pg_constraint where conindid = indexrelid)`,
  );
  for (const { name } of rows) await db.execute(sql`drop index ${sql.raw(name)}`);
  return rows.map(({ made }) => made);
}
