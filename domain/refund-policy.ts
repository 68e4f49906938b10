// What the firm pays back as the work goes on, and how a client reads it (docs/rules.md, Refunds).
import type { PackageKind, RefundLadder, RefundShares } from '../generated/api.ts';

/** Until a firm decides otherwise, and for payments from before they kept their own. Percent. */
export const firstShares: RefundShares = { not_started: 100, in_progress: 50, done: 0 };
export const firstLadder: RefundLadder = { search: firstShares, review: firstShares };

/** A share, percent, and the last stage of the work in which it is paid back. */
export interface PolicyRung {
  percent: number;
  until: keyof RefundShares;
}

/** Shares as rungs, the highest first: stages with the same share are one. */
export function rungsOf({ not_started, in_progress, done }: RefundShares): PolicyRung[] {
  return [
    ...(not_started === in_progress ? [] : [{ percent: not_started, until: 'not_started' } as const]),
    ...(in_progress === done ? [] : [{ percent: in_progress, until: 'in_progress' } as const]),
    { percent: done, until: 'done' },
  ];
}

/** The stages of the work, in order. */
export const stages = ['not_started', 'in_progress', 'done'] as const satisfies readonly (keyof RefundShares)[];
type Stage = (typeof stages)[number];

/** The steps a policy is edited by: stages that share with the next one are one step, unless they are kept apart. The last one is always there. */
export function stepsOf<Share>(shares: Readonly<Record<Stage, Share>>, apart: ReadonlySet<Stage>): Stage[] {
  return stages.filter((stage, index) => {
    const next = stages[index + 1];
    return next === undefined || apart.has(stage) || shares[stage] !== shares[next];
  });
}

/** The stages that one of these steps stands for: its own, and those before it that share with it. */
export function stagesOfStep(steps: readonly Stage[], step: Stage): Stage[] {
  const before = steps[steps.indexOf(step) - 1];
  return stages.slice(before === undefined ? 0 : stages.indexOf(before) + 1, stages.indexOf(step) + 1);
}

/** The step that the stages of this one belong to once it is removed. */
export const stepAfter = (steps: readonly Stage[], step: Stage): Stage | undefined => steps[steps.indexOf(step) + 1];

/** Whose refund policy is read: the kind of the package, and its shares. */
export interface Policy {
  kind: PackageKind;
  shares: RefundShares;
}

/** The policy that a payment was made under, as its order keeps it; from before there was anything to keep, that of its day. */
export function policyKept(order: { package_kind?: PackageKind; refund_shares?: RefundShares } | null): Policy {
  return { kind: order?.package_kind ?? 'search', shares: order?.refund_shares ?? firstShares };
}

const ends: Readonly<Record<PackageKind, Readonly<Record<'not_started' | 'in_progress', string>>>> = {
  search: { not_started: 'until your first car arrives', in_progress: 'until your first out-the-door price' },
  review: { not_started: 'until the review starts', in_progress: 'until the first report' },
};

/** The policy rung by rung, in a client’s words. */
export function policyLines({ kind, shares }: Policy): { percent: number; until: string }[] {
  const rungs = rungsOf(shares);
  const afterwards = (percent: number) => (rungs.length === 1 ? 'whenever you cancel' : percent === 0 ? 'after that: the work is done' : 'after that');
  return rungs.map(({ percent, until }) => ({ percent, until: until === 'done' ? afterwards(percent) : ends[kind][until] }));
}

/** What is promised before paying: the first rung; nothing where nothing is paid back. */
export function firstPromise(policy: Policy): string | undefined {
  const [{ percent, until } = { percent: 0, until: '' }] = policyLines(policy);
  if (percent === 0) return undefined;
  return percent === 100 ? `Full refund ${until}.` : `${percent}% back ${until}.`;
}
