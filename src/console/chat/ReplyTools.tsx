import Bolt from '@mui/icons-material/BoltRounded';
import Car from '@mui/icons-material/DirectionsCarFilledOutlined';
import IconButton from '@mui/material/IconButton';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { fieldsIn, filledIn, type ReplyValues } from '../../../domain/canned-replies.ts';
import { ChoiceMenu } from '../../../engine/web/ChoiceMenu.tsx';
import { messageOf } from '../../../engine/web/problem.ts';
import type { CannedReply, ReplyFacts } from '../../../generated/api.ts';
import { api } from '../../api/client.ts';
import { apiQuery, pageOf } from '../../api/query.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { inboxMessages } from './messages.ts';

type ReplyCar = ReplyFacts['cars'][number];

/** So many replies are offered: more are found by nobody in a menu. */
const mostReplies = 200;

const repliesQuery = {
  queryKey: ['/canned-replies', 'by name'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => {
    const query = { sort: ['name', 'ASC'] as ['name', 'ASC'], range: [0, mostReplies - 1] };
    return pageOf<CannedReply>(api.GET('/canned-replies', { params: { query }, signal }));
  },
};

/** Keyed with the client's links: a price that comes in is in the next reply. */
const factsQuery = (client: string) =>
  apiQuery<ReplyFacts>(['/links', 'reply facts', client], (signal) => api.GET('/canned-replies/facts/{client}', { params: { path: { client } }, signal }));

const valuesOf = (values: ReplyFacts['values'] | undefined): ReplyValues => Object.fromEntries((values ?? []).map(({ field, value }) => [field, value]));
const named = (car: ReplyCar): string => [car.title, valuesOf(car.values).price].filter(Boolean).join(', ');

export interface ReplyToolsProps {
  /** The client written to; null where they have no account. */
  client: string | null;
  /** What is known of them without one. */
  known?: ReplyValues;
  text: string;
  onText: (text: string) => void;
  /** A canned reply was put in: which, and how many of its fields were filled in. */
  onFilled?: (name: string, fields: number) => void;
}

type Reply = Pick<CannedReply, 'name' | 'text'>;
type Menu = { anchor: HTMLElement; shows: 'replies' | 'cars'; reply?: Reply };
const nothing: ReplyValues = {};

/** Canned replies, filled in for this client, and the client's cars. What needs a car asks which, where there are several. */
export function ReplyTools({ client, known = nothing, text, onText, onFilled }: ReplyToolsProps) {
  const [menu, setMenu] = useState<Menu>();
  const to = useAreaPath();
  const navigate = useNavigate();
  const replies = useQuery({ ...repliesQuery, enabled: menu !== undefined });
  const facts = useQuery({ ...factsQuery(client ?? ''), enabled: menu !== undefined && client !== null });
  const cars = facts.data?.cars ?? [];

  const insert = (written: string) => onText(text.trim() === '' ? written : `${text.trimEnd()} ${written}`);
  const fill = (reply: Reply, car?: ReplyCar) => {
    const written = filledIn(reply.text, { ...known, ...valuesOf(facts.data?.values), ...valuesOf(car?.values) });
    insert(written);
    onFilled?.(reply.name, fieldsIn(reply.text).length - fieldsIn(written).length);
  };
  const choose = (reply: Reply, anchor: HTMLElement) => {
    const [only, ...more] = cars;
    const ofCar = fieldsIn(reply.text).some((field) => cars.some(({ values }) => values.some((value) => value.field === field)));
    // The menu that was chosen in closes first.
    if (ofCar && more.length > 0) setTimeout(() => setMenu({ anchor, shows: 'cars', reply }));
    else fill(reply, ofCar ? only : undefined);
  };
  const open = (shows: Menu['shows']) => (event: { currentTarget: HTMLElement }) => setMenu({ anchor: event.currentTarget, shows });
  const failed = [replies, facts].find((query) => query.isError && query.data === undefined);

  const entries = () => {
    if (menu === undefined) return [];
    const again = () => void failed?.refetch();
    if (failed) return [{ label: messageOf(failed.error), onChoose: again }];
    if (menu.shows === 'cars') {
      const { reply } = menu;
      if (facts.data && cars.length === 0) return [{ label: inboxMessages.noCars, onChoose: () => {} }];
      return cars.map((car) => ({
        label: named(car),
        onChoose: () => (reply === undefined ? insert(named(car)) : fill(reply, car)),
      }));
    }
    return [
      ...(client !== null && facts.isPending ? [] : (replies.data?.rows ?? [])).map((reply) => ({
        label: reply.name,
        onChoose: () => choose(reply, menu.anchor),
      })),
      { label: inboxMessages.editReplies, onChoose: () => void navigate(to('/canned-replies')) },
    ];
  };
  const button = (shows: Menu['shows'], label: string, icon: ReactElement) => (
    <IconButton aria-label={label} title={label} aria-haspopup="menu" aria-expanded={menu?.shows === shows && menu.reply === undefined} onClick={open(shows)}>
      {icon}
    </IconButton>
  );
  return (
    <>
      {button('replies', inboxMessages.cannedReplies, <Bolt />)}
      {client !== null && button('cars', inboxMessages.insertCar, <Car />)}
      <ChoiceMenu
        open={menu !== undefined}
        anchor={menu?.anchor ?? null}
        above
        title={menu?.shows === 'cars' ? inboxMessages.whichCar : inboxMessages.cannedReplies}
        onClose={() => setMenu(undefined)}
        entries={entries()}
      />
    </>
  );
}
