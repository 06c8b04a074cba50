import type { Env } from "./env.ts";

/** How a bucket of the configured store is reached; undefined without one of that name. */
export function s3Settings(env: Env, bucket: string | undefined) {
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!bucket || !endpoint || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, bucket, region: env.S3_REGION, accessKeyId, secretAccessKey };
}
