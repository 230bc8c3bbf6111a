let departures: string[] = [];

/**
 * The loads of another page that the application asked for in this test, oldest first: the address, or
 * 'reload'. They are noted and do not happen.
 */
export const departed = (): readonly string[] => departures;

/** Stays in this page for the rest of the run. */
export function watchDepartures(): void {
  navigation.addEventListener('navigate', (event) => {
    const { navigationType, destination, downloadRequest, cancelable } = event;
    if (destination.sameDocument || downloadRequest !== null || !cancelable) return;
    event.preventDefault();
    const { pathname, search } = new URL(destination.url);
    departures.push(navigationType === 'reload' ? 'reload' : pathname + search);
  });
}

export function forgetDepartures(): void {
  departures = [];
}
