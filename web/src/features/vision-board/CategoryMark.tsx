import { OWN_CATEGORY } from '@pathkeeper/contract';
import { IconTarget } from '@tabler/icons-react';

interface CategoryMarkProps {
  /** The sign of a category as it is kept. */
  icon: string;
  /** Width in px. */
  size: number;
}

/**
 * The mark of a category of one's own; always name it in words beside it. The usual sign (S3.2) is drawn:
 * not every device has a letter for it.
 */
export function CategoryMark({ icon, size }: CategoryMarkProps) {
  if (icon === '' || icon === OWN_CATEGORY.icon) {
    return <IconTarget aria-hidden size={size} stroke={1.5} style={{ flex: 'none' }} />;
  }
  return (
    <span aria-hidden style={{ fontSize: size * 0.85, lineHeight: `${size}px` }}>
      {icon}
    </span>
  );
}
