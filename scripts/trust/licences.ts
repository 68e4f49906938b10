interface Lock {
  packages: Record<string, { license?: string; dev?: boolean; optional?: boolean }>;
}

/** How many packages that are shipped have which licence, the most frequent first. @param lock package-lock.json */
export function licences(lock: string): string {
  const { packages } = JSON.parse(lock) as Lock;
  const counts = new Map<string, number>();
  for (const [path, { license = 'none named', dev }] of Object.entries(packages)) {
    if (path !== '' && dev !== true) counts.set(license, (counts.get(license) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');
}
