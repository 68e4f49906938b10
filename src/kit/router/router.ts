import { createContext, use, useCallback, useMemo } from 'react';

/** Where the browser is. */
export interface RouterLocation {
  pathname: string;
  /** With its `?`, or empty. */
  search: string;
  /** With its `#`, or empty. */
  hash: string;
  /** What the step here carried along. */
  state: unknown;
  /** Whether there was a step here within the page: where not, the tab may have nothing before it. */
  isFirst: boolean;
}

export interface StepOptions {
  /** Takes the place of the present entry of the history. */
  replace?: boolean;
  state?: unknown;
}

/** Goes to an address, as a link with this `href` would; or that many steps through the history. */
export type Navigate = (to: string | number, options?: StepOptions) => void;

export interface Router {
  location: RouterLocation;
  /** The same function for as long as the page lives. */
  navigate: Navigate;
}

/** The router of the door: react-router in the console, which react-admin stands on, the browser's history elsewhere. */
export const RouterContext = createContext<Router | null>(null);

function useRouter(): Router {
  const router = use(RouterContext);
  if (router === null) throw new Error('There is no router around this.');
  return router;
}

export const useLocation = (): RouterLocation => useRouter().location;
export const useNavigate = (): Navigate => useRouter().navigate;

type Search = URLSearchParams | Record<string, string>;

/** What the address asks for behind its `?`, and how to ask for something else there. */
export function useSearchParams(): [URLSearchParams, (next: Search | ((before: URLSearchParams) => Search), options?: StepOptions) => void] {
  const { location, navigate } = useRouter();
  const { pathname, search } = location;
  const set = useCallback(
    (next: Search | ((before: URLSearchParams) => Search), options?: StepOptions) => {
      const asked = new URLSearchParams(typeof next === 'function' ? next(new URLSearchParams(search)) : next).toString();
      navigate(asked === '' ? pathname : `${pathname}?${asked}`, options);
    },
    [pathname, search, navigate],
  );
  return [useMemo(() => new URLSearchParams(search), [search]), set];
}

export const ParametersContext = createContext<Readonly<Record<string, string>>>({});

/** What stands in the address where the route's path has parameters, by their names. */
export const useParams = (): Readonly<Record<string, string | undefined>> => use(ParametersContext);
