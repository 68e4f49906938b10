import { StaffFiles } from '../../folders/StaffFiles.tsx';
import type { AsideProps } from '../../../../engine/console/overrides.ts';

/** The files of a folder. */
export default function FolderMain({ record }: AsideProps) {
  return <StaffFiles folderId={String(record.id)} />;
}
