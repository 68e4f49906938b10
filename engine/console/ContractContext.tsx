import { useResourceContext } from 'react-admin';
import { createContext, useContext, type ReactNode } from 'react';
import type { Validator } from '../contract/field-errors.ts';
import { allows } from './access.ts';
import type { OperationDescriptor, ResourceDescriptor, ResourceSummary } from '../contract/descriptor.ts';
import type { RecordPage } from '../contract/record-page.ts';
import { descriptorFetch, descriptorIn, readDescriptor, type KnownResource } from './descriptors.ts';
import type { ViewStore } from './list/viewStore.ts';
import { noOverrides, type Overrides } from './overrides.ts';

/** What the screens need to know of the contract, the caller and what replaces a made part. */
export interface ContractScreens {
  resources: readonly KnownResource[];
  role: string;
  /** The console's base path: `/admin`, or '' on a host of its own. */
  basename: string;
  overrides: Overrides;
  /** Shown while a screen's code is fetched. */
  loading?: ReactNode;
  /** Fetches the validator for the body of an operation (`generated/validators`); without one, only the server validates. */
  validatorOf?: (operation: string) => Promise<Validator | undefined>;
  /** Fetches what the page of a record shows beyond its fields, by segment (`generated/pages`). */
  pageOf?: (segment: string) => Promise<RecordPage | undefined>;
  /** Fetches what keeps the views of lists; without it none are offered. */
  views?: () => Promise<ViewStore>;
}

const ContractContext = createContext<ContractScreens>({ resources: [], role: '', basename: '', overrides: noOverrides });

/** Gives the screens below their contract. */
export function ContractProvider({ children, ...screens }: ContractScreens & { children: ReactNode }) {
  return <ContractContext.Provider value={screens}>{children}</ContractContext.Provider>;
}

/** The contract, the caller's role and the overrides. */
export function useContract(): ContractScreens {
  return useContext(ContractContext);
}

/** What is known of a segment without its descriptor; undefined where the contract has none. */
export function useSummary(segment: string | undefined): ResourceSummary | undefined {
  return useKnown(segment);
}

/** The descriptor of a segment, for which the screen waits where it is not there yet; undefined where the contract has none. */
export function useResource(segment: string | undefined): ResourceDescriptor | undefined {
  const resource = useKnown(segment);
  return resource && readDescriptor(resource);
}

/** Fetches the descriptor that a part of the screen will ask for, beside that part's code and data. */
export function useDescriptorAhead(segment: string): void {
  const resource = useKnown(segment);
  if (resource) descriptorIn(resource);
}

/** How the fetch of a segment's descriptor is going; undefined where it was never apart, or the contract has none. Asking starts it. */
export const useDescriptorFetch = (segment: string | undefined) => descriptorFetch(useKnown(segment));

function useKnown(segment: string | undefined): KnownResource | undefined {
  const { resources } = useContract();
  return resources.find((resource) => resource.segment === segment);
}

/** The descriptor of the resource around; throws outside of one. */
export function useDescriptor(): ResourceDescriptor {
  const segment = useResourceContext();
  const descriptor = useResource(segment);
  if (!descriptor) throw new Error(`No resource has the segment ${segment ?? '(none)'}`);
  return descriptor;
}

/** May the caller's role use this operation? */
export function useAllows(): (operation: OperationDescriptor | undefined) => boolean {
  const { role } = useContract();
  return (operation) => allows(operation, role);
}
