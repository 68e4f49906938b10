import { PasswordField } from '../../web/fields/PasswordField.tsx';
import type { InputProps } from '../overrides.ts';
import { useText } from './TextInputs.tsx';

export default function PasswordInput(props: InputProps) {
  return <PasswordField {...useText(props)} autoComplete="new-password" />;
}
