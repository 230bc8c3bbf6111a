/** An ink a folder can be printed in. */
export interface FolderInk {
  /** The value that is stored (S1.3, the palette offered). */
  color: string;
  /** What the ink is called. */
  name: string;
  /** The token it is printed in. */
  ink: string;
}

/** The eight colours of the palette, in its order, each with the nearest ink of the house. */
export const FOLDER_INKS: readonly FolderInk[] = [
  { color: '#3B82F6', name: 'Indigo', ink: 'var(--f-indigo)' },
  { color: '#EF4444', name: 'Madder', ink: 'var(--f-madder)' },
  { color: '#10B981', name: 'Teal', ink: 'var(--f-teal)' },
  { color: '#F59E0B', name: 'Ochre', ink: 'var(--f-ochre)' },
  { color: '#8B5CF6', name: 'Plum', ink: 'var(--f-plum)' },
  { color: '#EC4899', name: 'Rust', ink: 'var(--f-rust)' },
  { color: '#06B6D4', name: 'Slate', ink: 'var(--f-slate)' },
  { color: '#84CC16', name: 'Moss', ink: 'var(--f-moss)' },
];

/** The ink for a stored colour; a value outside the palette is printed in slate. */
export function folderInk(color: string): string {
  const known = FOLDER_INKS.find((each) => each.color === color.toUpperCase());
  return known?.ink ?? 'var(--f-slate)';
}
