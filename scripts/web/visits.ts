// What a build is made of when it is cut as finely as it can be, and what loads it.

/** A file of a build that was cut as finely as it can be. */
export interface Part {
  name: string;
  modules: readonly string[];
  /** Bytes as they are sent, about. */
  weight: number;
  /** Names of the parts it imports. */
  imports: readonly string[];
  /** Whether it is asked for by itself: a door, a screen, a dialog. */
  isEntry: boolean;
}

/** What is loaded at once, and how much it counts beside the others: 0 where it is only to be spared, as what a page fetches later. */
export interface Visit {
  /** Behind which door it is. */
  door: string;
  /** Whether people arrive here, so that little that is unused may come and files count much. */
  isArrival: boolean;
  /** Whether it is fetched by a page that is there already, as a dialog. */
  isLater: boolean;
  parts: ReadonlySet<string>;
  share: number;
  /** Most that it loads without using it, in bytes: what pays for many may not be paid by one. */
  mostUnused: number;
  /** Most files it should have; each further one costs much more. */
  mostFiles: number;
  /** Files it is not to come over, so long as the search finds such an end; Infinity where none are too many. */
  goal: number;
  /** As many bytes more may come along where that brings visits to as few files as they should have. */
  mostForFewer: number;
  /** Names of parts that it must never load: other doors, other screens, what nothing uses behind its door. */
  foreign?: ReadonlySet<string>;
}
