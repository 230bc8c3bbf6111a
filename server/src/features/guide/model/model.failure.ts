import { AppError } from '../../../platform/errors.ts';
import { unusableAnswer } from '../checks/output-checks.ts';
import type { ModelSettings } from './model.config.ts';
import { NOTHING, type Tokens } from './model.cost.ts';
import { AnswerTooLong } from './model.fetch.ts';

type FailureKind =
  | 'unreachable'
  | 'slow'
  | 'stopped'
  | 'key'
  | 'model'
  | 'busy'
  | 'refused'
  | 'broken'
  | 'cut'
  | 'unusable';

/** Why a model gave no answer. It never carries what was sent, what came back or the key. */
export class ModelFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    readonly status?: number,
    /** What it cost all the same, where that is known. */
    readonly tokens?: Tokens,
  ) {
    super(kind);
  }
}

const AGAIN: ReadonlySet<FailureKind> = new Set(['unreachable', 'broken', 'cut', 'unusable']);

/** Whether a second try may help. */
export function isWorthRetrying({ kind }: ModelFailure): boolean {
  return AGAIN.has(kind);
}

function byStatus(status: number): FailureKind {
  if (status === 401 || status === 403) return 'key';
  if (status === 404) return 'model';
  if (status === 402 || status === 408 || status === 429) return 'busy';
  if (status >= 500) return 'broken';
  return status >= 400 ? 'refused' : 'unusable';
}

/** The status of the SDK's errors, or of an error that a stream carried. */
function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('statusCode' in error && typeof error.statusCode === 'number') return error.statusCode;
  return undefined;
}

/** True when the error, or what caused it, is one of the kind. */
function comesFrom(error: unknown, isKind: (cause: Error) => boolean): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (isKind(current)) return true;
  }
  return false;
}

/** Errors of a connection that never came about: not a word was sent over it. */
const UNSENT =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$|CERT|TLS/;

const isUnsent = (error: unknown): boolean =>
  comesFrom(error, (cause) => 'code' in cause && UNSENT.test(String(cause.code)));

/** Any error of a call as the failure it is. */
export function failureOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (comesFrom(error, (cause) => cause instanceof AnswerTooLong))
    return new ModelFailure('unusable');
  const status = statusOf(error);
  // Fetch tells of a lost connection by a TypeError, before the answer or in the midst of it.
  const isLost = comesFrom(error, (cause) => cause instanceof TypeError);
  if (status !== undefined && !isLost) {
    // A refusal is not charged for.
    return new ModelFailure(byStatus(status), status, status >= 400 ? NOTHING : undefined);
  }
  if (isUnsent(error)) return new ModelFailure('unreachable', undefined, NOTHING);
  if (isLost) return new ModelFailure(status === undefined ? 'unreachable' : 'cut');
  const isCall = comesFrom(error, ({ name }) => name === 'AI_APICallError');
  return new ModelFailure(isCall ? 'unreachable' : 'unusable');
}

/** What the asker reads: 503 when the guide was not reached, 502 when its answer was no use. */
export function sentenceForAsker(failure: ModelFailure): AppError {
  if (failure.kind === 'unusable') return unusableAnswer();
  const message =
    failure.kind === 'slow'
      ? 'The guide took too long to answer. Your page is safe; try again in a minute.'
      : 'The guide cannot be reached just now. Your page is safe; try again in a minute.';
  return new AppError('guide_unavailable', message);
}

/** What the operator reads, in the log and after a trial. */
export function sentenceForOperator(
  { kind, status }: ModelFailure,
  { baseUrl, model, timeoutMs }: ModelSettings,
): string {
  const { host } = new URL(baseUrl);
  switch (kind) {
    case 'unreachable':
      return `There was no answer from ${host}: check GUIDE_BASE_URL, and that the model’s server runs.`;
    case 'slow':
      return `The model at ${host} did not answer within ${timeoutMs / 1000} seconds (GUIDE_TIMEOUT).`;
    case 'stopped':
      return 'The question was withdrawn before the model answered.';
    case 'key':
      return `The model’s server at ${host} refused the key (${status}): check GUIDE_API_KEY.`;
    case 'model':
      return `The server at ${host} has no model ${model}, or its address is another (404): check GUIDE_MODEL and GUIDE_BASE_URL.`;
    case 'busy':
      return `The model’s server at ${host} takes no more questions for now (${status}).`;
    case 'refused':
      return `The model’s server at ${host} refused the question (${status}).`;
    case 'broken':
      return `The model’s server at ${host} failed${status === undefined ? '' : ` (${status})`}.`;
    case 'cut':
      return `The model’s server at ${host} broke off in the midst of its answer.`;
    case 'unusable':
      return `The model ${model} answered in a shape that could not be read.`;
  }
}
