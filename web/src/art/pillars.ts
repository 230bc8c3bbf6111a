// All marks in one chunk, with the first screen of the vision that is opened.
const files: Record<string, string> = import.meta.glob<string>('./pillars/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The mark of a pillar (`health`, `wealth`, …) as markup; empty for any other name. */
export const pillarDrawing = (pillar: string): string => files[`./pillars/${pillar}.svg`] ?? '';
