/** The id of the link that opens an insight from the grid, so that the focus can be given to it. */
export const linkId = (insightId: number): string => `insight-link-${insightId}`;

/** The links of the grid, in its order. */
export const insightLinks = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[id^="insight-link-"]'),
];
