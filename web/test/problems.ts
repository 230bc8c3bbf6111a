import { expect } from 'vitest';

let problems: string[] = [];
let expected: RegExp[] = [];

/** Makes the running test fail with this sentence when it ends. */
export function report(problem: string): void {
  problems.push(problem);
}

/** Says which messages the running test lets the application write to the console as errors. */
export function expectConsoleErrors(...messages: RegExp[]): void {
  expected.push(...messages);
}

/** Watches the console for the rest of the run; an error there is a problem of the running test. */
export function watchConsole(): void {
  const write = console.error;
  console.error = (...parts: unknown[]) => {
    const text = parts.map(String).join(' ');
    if (expected.some((message) => message.test(text))) return;
    report(`The console was told of an error: ${text}`);
    write(...parts);
  };
}

/** The problems of the running test so far, which fail it no longer: for tests of the tests' own parts. */
export function takeProblems(): string[] {
  const found = problems;
  problems = [];
  return found;
}

/** Fails the test that just ended if it left a problem, and starts afresh for the next one. */
export function settleProblems(): void {
  expected = [];
  expect(takeProblems(), 'problems during this test').toEqual([]);
}
