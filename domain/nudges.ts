// When a prospect who left is reminded: 1, 24 and 72 hours after the last step, then never again (docs/rules.md, Prospects, never lost).
const hour = 3_600_000;

/** After the last step, in ms. */
export const nudgeAfter: readonly number[] = [hour, 24 * hour, 72 * hour];
/** A prospect who left longer ago than this gets no reminder. In ms. */
export const tooLate = 7 * 24 * hour;

/**
 * Whether a reminder is due. One that was missed is not made up for beside the next: a letter at a time.
 * @param lastNudgeAt when a link was last sent, by us or by staff; it stands for every reminder whose time had come by then
 */
export function isNudgeDue(lastStepAt: Date, lastNudgeAt: Date | null, now: Date): boolean {
  const since = now.getTime() - lastStepAt.getTime();
  if (since > tooLate) return false;
  const come = nudgeAfter.filter((after) => after <= since);
  const latest = come.at(-1);
  return latest !== undefined && (lastNudgeAt === null || lastNudgeAt.getTime() < lastStepAt.getTime() + latest);
}
