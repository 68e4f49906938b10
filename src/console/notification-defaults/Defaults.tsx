import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changedDefaults, comesBy, kindsIn, notificationKindsOf, type NotificationWay } from '../../../domain/notifications.ts';
import { inSentence } from '../../../engine/contract/inSentence.ts';
import { useFormDraft } from '../../../engine/web/form/useFormDraft.ts';
import { formatNumber } from '../../../engine/web/format.ts';
import { Note } from '../../../engine/web/Note.tsx';
import { messageOf } from '../../../engine/web/problem.ts';
import { Segmented } from '../../../engine/web/Segmented.tsx';
import type { NotificationChoices, NotificationDefaults, NotificationKind, Role } from '../../../generated/api.ts';
import { roleLabels } from '../../../generated/enums.ts';
import { api, dataOf } from '../../api/client.ts';
import { ChoicesTable, switchLabel } from '../../features/profile/ChoicesTable.tsx';
import { useStudioDraft } from '../settings/studio/studio.ts';
import { shownCard, StudioSection } from '../settings/studio/StudioSection.tsx';
import { useAskedField } from '../useAskedField.ts';
import { messages } from './messages.ts';
import { defaultsKey } from './queries.ts';

/** As its draft is stored. */
const formName = 'notification-defaults';
const ways: readonly NotificationWay[] = ['mail', 'push'];

/** What was switched and not published, by role. */
type Switched = Partial<Record<Role, NotificationChoices>>;

/** One switch that differs from what is published. */
interface Switch {
  of: NotificationDefaults;
  kind: NotificationKind;
  way: NotificationWay;
  on: boolean;
}

/** The switches of a role that would be other than they are. */
const switchesOf = (of: NotificationDefaults, switched: Switched): Switch[] =>
  kindsIn(switched[of.role] ?? {}).flatMap((kind) =>
    ways.flatMap((way) => {
      const on = switched[of.role]?.[kind]?.[way];
      return on === undefined || on === comesBy(way, kind, {}, of.choices) ? [] : [{ of, kind, way, on }];
    }),
  );

/** Switches as the call takes them. */
const choicesOf = (switches: readonly Switch[]): NotificationChoices =>
  Object.fromEntries(switches.map(({ kind }) => [kind, Object.fromEntries(switches.flatMap((each) => (each.kind === kind ? [[each.way, each.on]] : [])))]));

/** The defaults of one role at a time; each is an operation of its own. */
export function Defaults({ defaults }: { defaults: readonly NotificationDefaults[] }) {
  const queries = useQueryClient();
  // Most people are clients; the contract names them last.
  const [role, setRole] = useState<Role | undefined>(defaults.at(-1)?.role);
  const [switched, setSwitched] = useState<Switched>({});
  const [problem, setProblem] = useState<string>();
  const shown = defaults.find((each) => each.role === role);
  const switches = defaults.flatMap((of) => switchesOf(of, switched));
  useFormDraft<Switched>(formName, { draft: switched, isDirty: switches.length > 0, restore: setSwitched, clear: () => setSwitched({}) });
  const send = async (of: NotificationDefaults): Promise<boolean> => {
    const mine = switchesOf(of, switched);
    if (mine.length === 0) return true;
    try {
      const next = await dataOf(api.PATCH('/notification-defaults/{role}', { params: { path: { role: of.role } }, body: { choices: choicesOf(mine) } }));
      queries.setQueryData<NotificationDefaults[]>(defaultsKey, (all) => all?.map((each) => (each.role === next.role ? next : each)));
      setSwitched(({ [of.role]: _sent, ...others }) => others);
      return true;
    } catch (error) {
      const said = messages.ofRole(roleLabels[of.role], messageOf(error));
      setProblem((known) => (known === undefined ? said : `${known} ${said}`));
      setRole(of.role);
      return false;
    }
  };
  useStudioDraft(formName, {
    changes: switches.map(({ of, kind, way, on }) => ({
      section: 'notification-defaults',
      label: messages.ofRole(roleLabels[of.role], switchLabel(kind, way)),
      from: on ? messages.off : messages.on,
      to: on ? messages.on : messages.off,
    })),
    faults: problem === undefined ? [] : ['notification-defaults'],
    publish: async () => {
      setProblem(undefined);
      const sent = await Promise.all(defaults.map(send));
      return sent.every(Boolean) ? {} : undefined;
    },
    discard: () => {
      setSwitched({});
      setProblem(undefined);
      return () => setSwitched(switched);
    },
  });
  useAskedField();
  if (!shown) return null;
  const { choices, changed_by, per_week } = shown;
  const now = changedDefaults(choices, switched[shown.role] ?? {});
  const put = (change: NotificationChoices) => {
    setProblem(undefined);
    setSwitched((known) => {
      const all = { ...known };
      for (const kind of kindsIn(change)) all[shown.role] = { ...all[shown.role], [kind]: { ...all[shown.role]?.[kind], ...change[kind] } };
      return all;
    });
  };
  const shipped: NotificationChoices = Object.fromEntries(
    kindsIn(now).map((kind) => [kind, { mail: comesBy('mail', kind, {}), push: comesBy('push', kind, {}) }]),
  );
  return (
    <StudioSection
      id="notification-defaults"
      lead={messages.lead}
      action={
        <Segmented
          label={messages.roles}
          value={shown.role}
          onChange={setRole}
          choices={defaults.toReversed().map((each) => ({ id: each.role, name: roleLabels[each.role] }))}
        />
      }
      preview={{
        title: messages.reach,
        shown: (
          <Box sx={{ ...shownCard, display: 'grid', gap: 2, color: 'text.secondary' }}>
            <div>{messages.perWeek(inSentence(roleLabels[shown.role]), formatNumber(per_week, 1))}</div>
            <div>{messages.kept(changed_by, formatNumber(changed_by))}</div>
          </Box>
        ),
      }}
    >
      {problem !== undefined && (
        <Note tone="error" sx={{ mb: 3 }}>
          {problem}
        </Note>
      )}
      <ChoicesTable
        kinds={notificationKindsOf(shown.role)}
        isOn={(kind, way) => comesBy(way, kind, {}, now)}
        onSet={(kind, way, on) => put({ [kind]: { [way]: on } })}
        noteOf={(kind, way) => {
          const changed = switches.find((each) => each.of.role === shown.role && each.kind === kind && each.way === way);
          return changed && (changed.on ? messages.wasOff : messages.wasOn);
        }}
      />
      <Button size="small" color="inherit" disabled={kindsIn(now).length === 0} onClick={() => put(shipped)} sx={{ mt: 2 }}>
        {messages.reset}
      </Button>
    </StudioSection>
  );
}
