import Article from '@mui/icons-material/ArticleOutlined';
import Csv from '@mui/icons-material/TableChartOutlined';
import Image from '@mui/icons-material/ImageOutlined';
import Pdf from '@mui/icons-material/PictureAsPdfOutlined';
import Slides from '@mui/icons-material/SlideshowOutlined';

/** What sort of file it is, at a glance; decorative, the name stands beside it. */
export function FileIcon({ contentType, size = 20 }: { contentType: string; size?: number }) {
  const Icon = iconOf(contentType);
  return <Icon aria-hidden="true" sx={{ fontSize: size, color: 'primary.main', flex: 'none' }} />;
}

function iconOf(contentType: string) {
  if (contentType.startsWith('image/')) return Image;
  if (contentType === 'application/pdf') return Pdf;
  if (/sheet|excel|csv/.test(contentType)) return Csv;
  return /presentation|powerpoint/.test(contentType) ? Slides : Article;
}
