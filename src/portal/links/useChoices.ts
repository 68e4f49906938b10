import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mayDecide } from '../../../domain/guest.ts';
import type { Tone } from '../../../engine/web/tone.tsx';
import type { Link } from '../../../generated/api.ts';
import { linkStatusTones } from '../../../generated/enums.ts';
import { guestsQuery } from '../../features/guests/queries.ts';
import { useSide } from '../guest/side.ts';
import { choicesOf, type Choice } from './choices.ts';

/**
 * What the reader may choose on a car now: a client everything that is open, a guest of it what the client lets them (docs/rules.md, A second decision-maker).
 * @returns `isUpToClient` where the reader is a guest and something is to be decided
 */
export function useChoices(link: Link): { open: Choice[]; isUpToClient: boolean } {
  const [now] = useState(() => new Date());
  const { client, isGuest } = useSide();
  const guests = useQuery({ ...guestsQuery(client), enabled: isGuest }).data;
  const theirs = choicesOf(link, now);
  if (!isGuest) return { open: theirs, isUpToClient: false };
  const decides = guests?.[0]?.decides ?? [];
  return { open: theirs.filter(({ to }) => mayDecide(decides, link.status, to)), isUpToClient: guests !== undefined && theirs.length > 0 };
}

/** How a car's state looks to the reader: warm only for who may choose something on it. */
export function useStatusTone(link: Link): Tone {
  const { open } = useChoices(link);
  const tone = linkStatusTones[link.status] ?? 'neutral';
  return tone === 'turn' && open.length === 0 ? 'neutral' : tone;
}
