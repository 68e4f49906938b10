import { useParams } from '../kit/router/router.ts';

interface ChosenPackage {
  /** The package the address ends in. */
  identifier: string | undefined;
  /** What an address ends in so that the package is kept: `/full-service`, or nothing. */
  suffix: string;
}

/** What an address ends in so that a package is kept on the way: `/full-service`, or nothing. */
export const suffixOf = (identifier: string | null | undefined): string => (identifier ? `/${encodeURIComponent(identifier)}` : '');

/** The package a visitor came with: public pages pass it on until it is chosen. */
export function useChosenPackage(): ChosenPackage {
  const { package_identifier: identifier } = useParams();
  return { identifier, suffix: suffixOf(identifier) };
}
