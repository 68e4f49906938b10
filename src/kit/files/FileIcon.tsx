import Article from '@mui/icons-material/ArticleOutlined';
import Csv from '@mui/icons-material/TableChartOutlined';
import Image from '@mui/icons-material/ImageOutlined';
import Pdf from '@mui/icons-material/PictureAsPdfOutlined';
import Slides from '@mui/icons-material/SlideshowOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';

/** The type of a file, at a glance; decorative, with the name beside it. `size` in px. */
export function FileIcon({ contentType, size = 20 }: { contentType: string; size?: number }) {
  const look: SvgIconProps = { 'aria-hidden': true, sx: { fontSize: size, color: 'primary.main', flex: 'none' } };
  if (contentType.startsWith('image/')) return <Image {...look} />;
  if (contentType === 'application/pdf') return <Pdf {...look} />;
  if (/sheet|excel|csv/.test(contentType)) return <Csv {...look} />;
  return /presentation|powerpoint/.test(contentType) ? <Slides {...look} /> : <Article {...look} />;
}
