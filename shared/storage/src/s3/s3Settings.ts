/** An S3-compatible store, addressed by path: `https://s3.example.com/bucket/folder`. */
export interface S3Settings {
  url: string;
  region: string;
  accessKey: string;
  secretKey: string;
}

/**
 * The store that the variables `<name>_URL`, `_REGION`, `_ACCESS_KEY` and `_SECRET_KEY` describe, or undefined when
 * there is no address.
 * @throws Error naming the variable that is missing or wrong
 */
export function readS3Settings(
  name: string,
  source: Readonly<Record<string, string | undefined>>,
): S3Settings | undefined {
  const read = (part: string): string => source[`${name}_${part}`]?.trim() ?? '';
  const [url, accessKey, secretKey] = [read('URL'), read('ACCESS_KEY'), read('SECRET_KEY')];
  if (url === '') return undefined;
  if (accessKey === '' || secretKey === '')
    throw new Error(`${name}_URL needs ${name}_ACCESS_KEY and ${name}_SECRET_KEY.`);
  if (!URL.canParse(url) || !/^https?:\/\/[^/]+\/[^/]+/.test(url))
    throw new Error(
      `${name}_URL has the form https://s3.example.com/bucket, with an optional folder behind.`,
    );
  return { url, region: read('REGION') || 'us-east-1', accessKey, secretKey };
}
