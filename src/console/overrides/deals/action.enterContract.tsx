import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { ActionProps } from '../../../../engine/console/overrides.ts';
import { useAreaPath } from '../../../kit/area/area.ts';
import { checkPath } from '../../deals/queries.ts';

/** A contract is typed on a screen of its own, beside the document and the agreed lines. */
export default function EnterContract({ record, onClose }: ActionProps) {
  const to = useAreaPath();
  const navigate = useNavigate();
  useEffect(() => {
    onClose();
    void navigate(to(checkPath(String(record.id))));
  }, [navigate, onClose, record.id, to]);
  return null;
}
