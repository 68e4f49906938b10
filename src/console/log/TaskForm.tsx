import { useContext } from 'react';
import type { operations } from '../../../generated/api.ts';
import { createTaskForm } from '../../../generated/forms.ts';
import * as roles from '../../../generated/roles.ts';
import { useOperationForm } from '../../../engine/web/form/useOperationForm.ts';
import { toast } from '../../../engine/web/toast/toast.ts';
import { api, dataOf } from '../../api/client.ts';
import { ConsoleContext } from '../shell/ConsoleContext.ts';
import { PersonField, StepFields, stepOf } from './fields.tsx';
import { LogFrame } from './LogFrame.tsx';
import { useTypedAhead } from '../../kit/keys/typedAhead.ts';
import type { LogClient } from './LogContext.ts';
import { messages } from './messages.ts';
import { useWorkAsked } from './useWorkAsked.ts';

type Body = operations['createTask']['requestBody']['content']['application/json'];

interface Typed {
  step: string;
  day: string | null;
  user_id: string;
  name: string | undefined;
  owner_id: string;
  ownerName: string | undefined;
}

const places: Readonly<Record<string, string>> = { title: 'step', due_on: 'day', due_at: 'step' };

/** Something to be done by a day: for a client, for oneself, or given to a colleague. */
export function TaskForm({ client, onClose }: { client: LogClient | undefined; onClose: () => void }) {
  const asked = useWorkAsked();
  const { role } = useContext(ConsoleContext);
  const form = useOperationForm<Typed, Body>({
    fields: createTaskForm,
    validate: async () => (await import('../../../generated/validators/createTask.js')).createTaskBody,
    initial: { step: '', day: null, user_id: client?.id ?? '', name: client?.name, owner_id: '', ownerName: undefined },
    focusFirst: true,
    check: (typed) => ({
      ...(stepOf(typed).title === '' ? { step: messages.stepNeeded } : {}),
      ...(stepOf(typed).due_on === null ? { day: messages.dayNeeded } : {}),
    }),
    body: ({ user_id, owner_id, ...typed }) => {
      const { title, due_on, due_at } = stepOf(typed);
      return { title, due_on: due_on ?? '', due_at, user_id: user_id || null, owner_id: user_id === '' && owner_id ? owner_id : null };
    },
    place: (path) => places[path] ?? path,
    submit: async (body) => {
      await dataOf(api.POST('/tasks', { body }));
      toast.success(messages.added(body.title));
      onClose();
      await asked();
    },
  });
  useTypedAhead((typed) => form.set('step', typed));
  const { step, day, user_id, name, owner_id, ownerName } = form.values;
  return (
    <LogFrame form={form} label={messages.saveTask} onClose={onClose}>
      <StepFields
        typed={{ step, day }}
        label={createTaskForm.title.label}
        optional={false}
        autoFocus
        errors={{ step: form.field('step').error, day: form.field('day').error }}
        onStep={(next) => form.set('step', next)}
        onDay={(next) => form.set('day', next)}
      />
      <PersonField
        binding={form.field('user_id')}
        hint={messages.clientHint}
        resource="client-profiles"
        filter={createTaskForm.user_id.reference.filter}
        value={user_id}
        name={name}
        onChange={(id, next) => {
          form.set('user_id', id);
          form.set('name', next);
        }}
      />
      {/* An advisor’s list of employees is themselves. */}
      {user_id === '' && role === roles.admin && (
        <PersonField
          binding={{ ...form.field('owner_id'), label: messages.owner }}
          hint={messages.ownerHint}
          resource="employees"
          value={owner_id}
          name={ownerName}
          onChange={(id, next) => {
            form.set('owner_id', id);
            form.set('ownerName', next);
          }}
        />
      )}
    </LogFrame>
  );
}
