import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { MediaStorage } from './storage.ts';

/** An S3-compatible store. The AWS SDK reads the credentials from the environment (`AWS_ACCESS_KEY_ID` …). */
type S3StorageOptions = {
  bucket: string;
  region: string;
  /** Address of a store that is not Amazon's; its buckets are paths. */
  endpoint?: string | undefined;
  /** Start of all keys: `media/`. */
  prefix?: string;
};

const undefinedIfMissing = async <T>(action: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await action();
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined;
    throw error;
  }
};

/** Stores media in a bucket of an S3-compatible store, which writes each object whole or not at all. */
export const createS3Storage = ({ bucket, region, endpoint, prefix = 'media/' }: S3StorageOptions): MediaStorage => {
  const client = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // Other stores than Amazon's do not all know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (key: string) => ({ Bucket: bucket, Key: `${prefix}${key}` });
  const get = (key: string, Range?: string) =>
    undefinedIfMissing(() => client.send(new GetObjectCommand({ ...at(key), Range })));
  return {
    has: async (key) => (await undefinedIfMissing(() => client.send(new HeadObjectCommand(at(key))))) !== undefined,
    put: async (key, file, type) => {
      await client.send(
        new PutObjectCommand({
          ...at(key),
          Body: createReadStream(file),
          ContentLength: (await stat(file)).size,
          ContentType: type,
        }),
      );
      await rm(file, { force: true });
    },
    read: async (key) => {
      const bytes = await (await get(key))?.Body?.transformToByteArray();
      return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    },
    // In Node the body of a response is a stream of Node.
    open: async (key, range) =>
      (await get(key, range && `bytes=${range.first}-${range.last}`))?.Body as Readable | undefined,
    remove: async (key) => void (await client.send(new DeleteObjectCommand(at(key)))),
  };
};
