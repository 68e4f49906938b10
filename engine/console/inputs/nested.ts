import { createContext, useContext, type ComponentType, type ReactElement } from 'react';
import { overridden, type InputProps } from '../overrides.ts';

/** The input for any field, given by the form: lists and groups contain inputs without knowing which kinds there are. */
export const AnyInput = createContext<ComponentType<InputProps>>(() => null);

/** An inner input as an element. */
export function useInnerInput(): (props: InputProps, key?: string) => ReactElement {
  const Input = useContext(AnyInput);
  return (props, key) => overridden(Input, key === undefined ? props : { ...props, key });
}
