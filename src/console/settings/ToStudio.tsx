import { Navigate, useLocation } from 'react-router';
import { useArea } from '../../kit/area/area.ts';

/** An address from when each section was a page leads to the section, or to the field it names. */
export default function ToStudio() {
  const { basename } = useArea();
  const { pathname, search, hash } = useLocation();
  return <Navigate replace to={{ pathname: `${basename}/settings`, search, hash: hash || `#${pathname.split('/').at(-1) ?? ''}` }} />;
}
