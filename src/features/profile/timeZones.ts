const common = ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Phoenix', 'America/Los_Angeles', 'America/Anchorage', 'Pacific/Honolulu'];

/** The zones offered: those of the firm's country, the device's own, and the one chosen. */
export function timeZones(chosen: string | null): { id: string; name: string }[] {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const ids = new Set([...common, own, ...(chosen ? [chosen] : [])].filter((id) => id.length > 0));
  return [...ids].map((id) => ({ id, name: id.replaceAll('_', ' ').replace('/', ': ') }));
}
