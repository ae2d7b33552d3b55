import { join } from 'node:path'
import { compile } from 'proxy-addr'
import * as z from 'zod'
import { databaseUrl } from './database-url'
import {
  type Environment,
  misspeltSettings,
  SettingsError,
  withSecretFiles,
} from './environment.server'
import { isLoopback } from './loopback'
import { imapUrl, mailTo, smtpUrl } from './mail-settings.server'

const S3_KEYS = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const

const url = (protocols: RegExp, message: string) =>
  z.url({ protocol: protocols, error: message, abort: true }).optional()

function isOrigin(text: string): boolean {
  const { origin, href } = new URL(text)
  return href === `${origin}/`
}

function areIpRanges(list: string[]): boolean {
  try {
    compile(list)
    return true
  } catch {
    return false
  }
}

const onOff = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'], 'must be on or off')
    .default(fallback)
    .transform((chosen) => chosen === 'on')

const numberOf = (things: string, fallback: number) =>
  z.coerce
    .number({ error: `must be a number of ${things}` })
    .int()
    .min(1, 'must be at least 1')
    .default(fallback)

export const SECRET_KEY_LENGTH = 32

const environment = z
  .object({
    HOST: z.string().min(1).default('127.0.0.1'),
    PORT: z.coerce
      .number({ error: 'must be a port number' })
      .int()
      .min(0)
      .max(65_535)
      .default(3000),
    DATA_DIR: z.string().min(1).default('.'),
    SITE_ORIGIN: url(/^https?$/, 'must be an address such as https://www.example.com').refine(
      (text) => text === undefined || isOrigin(text),
      'must be the address alone, such as https://www.example.com, without a path',
    ),
    DATABASE_URL: databaseUrl.optional(),
    ADMIN_SECRET_KEY: z
      .string()
      .min(SECRET_KEY_LENGTH, `must have at least ${SECRET_KEY_LENGTH} characters`)
      .optional(),
    SMTP_URL: smtpUrl,
    MAIL_FROM: z.email('must be an email address').optional(),
    MAIL_TO: mailTo,
    IMAP_URL: imapUrl,
    STAFF_MAILS_PER_HOUR: numberOf('emails', 20),
    MORNING_SUMMARY: onOff('on'),
    TRUST_PROXY: z
      .string()
      .transform((list) => list.split(/[\s,]+/).filter(Boolean))
      .refine(
        areIpRanges,
        'must be the addresses or CIDR ranges of the proxies, separated by commas',
      )
      .default([]),
    RESUMES_MAX_MB: numberOf('megabytes', 4096),
    WEBHOOK_ALLOW_PRIVATE: onOff('off'),
    RATE_LIMIT: onOff('on'),
    NIGHTLY_BACKUP: onOff('on'),
    BACKUP_TO: z
      .string()
      .regex(
        /^(s3:\/\/[^/]+(\/|$)|\/|rsync:\/\/[^/]|[\w@][\w.@-]*:(?!\/\/))/,
        'must look like s3://bucket/folder, or like backup@host:folder for rsync',
      )
      .optional(),
    BACKUP_KEY: z
      .string()
      .regex(
        /^(?!AGE-|ssh-)(age1[a-z0-9]{50,}$|(?!age1).{16})/,
        'must be a public key that begins with age1, or a passphrase of at least 16 characters',
      )
      .optional(),
    AWS_ACCESS_KEY_ID: z.string().optional(),
    AWS_SECRET_ACCESS_KEY: z.string().optional(),
    AWS_REGION: z.string().default('us-east-1'),
    AWS_ENDPOINT_URL: url(/^https?$/, 'must be an address such as https://s3.example.com'),
    METRICS_TOKEN: z.string().min(20, 'must have at least 20 characters').optional(),
    /** Read by http/log. */
    LOG_LEVEL: z
      .enum(
        ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
        'must be fatal, error, warn, info, debug or silent',
      )
      .default('info'),
  })
  .refine((env) => env.RATE_LIMIT || isLoopback(env.HOST), {
    path: ['RATE_LIMIT'],
    error: 'may be off only while HOST is a loopback address',
  })
  .refine((env) => env.DATABASE_URL === undefined || env.ADMIN_SECRET_KEY !== undefined, {
    path: ['ADMIN_SECRET_KEY'],
    error: 'must be set with DATABASE_URL, to the same value on every machine',
  })
  .refine((env) => env.DATABASE_URL === undefined || env.BACKUP_TO === undefined, {
    path: ['BACKUP_TO'],
    error: 'has no effect with DATABASE_URL: back PostgreSQL up with pg_dump or base backups',
  })
  .superRefine((env, context) => {
    if (env.BACKUP_TO === undefined) return
    const needed = ['BACKUP_KEY', ...(env.BACKUP_TO.startsWith('s3:') ? S3_KEYS : [])] as const
    for (const name of needed.filter((key) => env[key] === undefined)) {
      context.addIssue({ code: 'custom', path: [name], message: 'must be set for BACKUP_TO' })
    }
    if (env.NIGHTLY_BACKUP) return
    context.addIssue({
      code: 'custom',
      path: ['NIGHTLY_BACKUP'],
      message: 'must be on for BACKUP_TO',
    })
  })

export const findMisspelt = (env: Environment) =>
  misspeltSettings(env, Object.keys(environment.shape))

/** @throws SettingsError that names every bad variable */
export function readSettings(env: Environment) {
  const parsed = environment.safeParse(withSecretFiles(env))
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw new SettingsError(lines.join('\n'))
  }
  const values = parsed.data
  return {
    host: values.HOST,
    port: values.PORT,
    isLoopback: isLoopback(values.HOST),
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databaseFile: join(values.DATA_DIR, 'db', 'site.sqlite'),
    uploadsDir: join(values.DATA_DIR, 'uploads'),
    origin: new URL(values.SITE_ORIGIN ?? `http://localhost:${values.PORT}`).origin,
    adminSecretKey: values.ADMIN_SECRET_KEY,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    mailTo: values.MAIL_TO,
    imapUrl: values.IMAP_URL,
    staffMailsPerHour: values.STAFF_MAILS_PER_HOUR,
    hasMorningSummary: values.MORNING_SUMMARY,
    trustedProxies: values.TRUST_PROXY,
    resumesMaxBytes: values.RESUMES_MAX_MB * 2 ** 20,
    allowsPrivateWebhooks: values.WEBHOOK_ALLOW_PRIVATE,
    isRateLimited: values.RATE_LIMIT,
    hasNightlyBackup: values.NIGHTLY_BACKUP,
    backupTo: values.BACKUP_TO,
    backupKey: values.BACKUP_KEY,
    s3: {
      accessKeyId: values.AWS_ACCESS_KEY_ID ?? '',
      secretAccessKey: values.AWS_SECRET_ACCESS_KEY ?? '',
      region: values.AWS_REGION,
      endpoint: values.AWS_ENDPOINT_URL ?? `https://s3.${values.AWS_REGION}.amazonaws.com`,
    },
    metricsToken: values.METRICS_TOKEN,
  }
}

export type Settings = ReturnType<typeof readSettings>
