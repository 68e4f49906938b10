import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { AsyncVariable } from './async-variable.ts';

const name = new AsyncVariable<{ is: string }>();
const isPatient = new AsyncVariable<true>();

describe('a variable of the work under way', () => {
  it('has no value outside of any work', () => {
    expect(name.get()).toBeUndefined();
  });

  it('is seen through every await, by this work alone', async () => {
    const seen = await Promise.all(
      ['anna', 'bob'].map((is) =>
        name.run({ is }, async () => {
          await sleep(1);
          return name.get()?.is;
        }),
      ),
    );
    expect(seen).toEqual(['anna', 'bob']);
    expect(name.get()).toBeUndefined();
  });

  it('leaves the others as they are', () => {
    name.run({ is: 'anna' }, () => {
      isPatient.run(true, () => expect([name.get()?.is, isPatient.get()]).toEqual(['anna', true]));
      expect(isPatient.get()).toBeUndefined();
    });
  });

  it('has the value of the innermost work, and then again that of the work around it', () => {
    name.run({ is: 'anna' }, () => {
      expect(name.run({ is: 'bob' }, () => name.get()?.is)).toBe('bob');
      expect(name.get()?.is).toBe('anna');
    });
  });
});
