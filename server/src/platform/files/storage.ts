import { join } from 'node:path';
import { Disk, errors } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '../config.ts';

/** Where the bytes of uploaded files lie. Keys are paths of our own making, never a person's words. */
export interface FileStorage {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or null where there are none under that key. */
  get(key: string): Promise<Uint8Array | null>;
  /** Removes what is there; nothing being there is as good. */
  remove(key: string): Promise<void>;
}

type Settings = Pick<
  Config,
  | 'DATA_DIR'
  | 'FILES_S3_BUCKET'
  | 'FILES_S3_ENDPOINT'
  | 'FILES_S3_REGION'
  | 'FILES_S3_KEY_ID'
  | 'FILES_S3_SECRET'
>;

/** The folder of an installation that files lie in, unless they are in a bucket. */
export const filesFolder = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>) => join(DATA_DIR, 'files');

/** The folder in DATA_DIR, or the bucket where one is set. Nothing is opened or made before it is used. */
export function createFileStorage(config: Settings): FileStorage {
  let opened: Promise<Disk> | undefined;
  const disk = () => {
    opened ??= config.FILES_S3_BUCKET ? bucket(config, config.FILES_S3_BUCKET) : folder(config);
    return opened;
  };
  return {
    async put(key, bytes) {
      await (await disk()).put(key, bytes);
    },
    async get(key) {
      try {
        return await (await disk()).getBytes(key);
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(key) {
      await (await disk()).delete(key);
    },
  };
}

async function folder(config: Settings): Promise<Disk> {
  return new Disk(new FSDriver({ location: filesFolder(config), visibility: 'private' }));
}

/** The S3 client is 20 MB of memory that nobody without a bucket should pay for. */
async function bucket(config: Settings, name: string): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { FILES_S3_KEY_ID: accessKeyId, FILES_S3_SECRET: secretAccessKey } = config;
  return new Disk(
    new S3Driver({
      bucket: name,
      region: config.FILES_S3_REGION,
      visibility: 'private',
      supportsACL: false,
      ...(config.FILES_S3_ENDPOINT
        ? { endpoint: config.FILES_S3_ENDPOINT, forcePathStyle: true }
        : {}),
      ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
      // Not every S3-compatible server knows the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  );
}

function isMissing(error: unknown): boolean {
  if (!(error instanceof errors.E_CANNOT_READ_FILE)) return false;
  const { cause } = error;
  const code = cause instanceof Error && ('code' in cause ? cause.code : cause.name);
  return code === 'ENOENT' || code === 'NoSuchKey';
}
