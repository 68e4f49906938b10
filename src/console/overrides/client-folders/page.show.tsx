import Box from '@mui/material/Box';
import { useParams } from 'react-router';
import { StaffFiles } from '../../folders/StaffFiles.tsx';
import ResourceShow from '../../../../engine/console/record/ResourceShow.tsx';

/** A folder with its files below it. */
export default function FolderShow() {
  const { id } = useParams();
  return (
    <>
      <ResourceShow />
      {id !== undefined && (
        <Box sx={{ mt: 4 }}>
          <StaffFiles folderId={id} />
        </Box>
      )}
    </>
  );
}
