import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { asPostgresUser } from '#tools/gate/postgres.ts'
import { openLog } from '../support/logs.ts'
import { readSample } from './sample.ts'

/** nginx or pgbouncer, as a process of the test. */
export interface Server {
  start: () => Promise<void>
  /** SIGTERM ends the processes that nginx has begun, too. */
  kill: (signal?: 'SIGTERM') => Promise<void>
  /** Makes it read its file again. */
  reload: () => void
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.once('connect', () => {
      resolve(true)
      socket.destroy()
    })
    socket.once('error', () => resolve(false))
  })

const serverOf = (program: string, args: string[], port: number, user: { uid?: number; gid?: number }): Server => {
  let child: ChildProcess | undefined
  return {
    start: async () => {
      const log = openLog(program.split('/').at(-1))
      child = spawn(program, args, { ...user, stdio: ['ignore', log, log] })
      for (let tries = 0; !(await isOpen(port)); tries++) {
        if (tries > 100 || child.exitCode !== null) throw new Error(`${program} did not start.`)
        await wait(50)
      }
    },
    kill: async (signal: NodeJS.Signals = 'SIGKILL') => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const exited = new Promise((resolve) => child?.once('exit', resolve))
      child.kill(signal)
      await exited
    },
    reload: () => void child?.kill('SIGHUP'),
  }
}

interface Bouncer extends Server {
  /** Where pgbouncer finds the primary from the next reload on. */
  pointTo: (port: number) => void
}

/** pgbouncer with the sample of `deploy/`. It runs as the user of Postgres, because it refuses to run as root. */
export const createBouncer = (folder: string, port: number, primaryPort: number): Bouncer => {
  const file = join(folder, `pgbouncer-${port}.ini`)
  const users = join(folder, 'userlist.txt')
  const pointTo = (target: number) =>
    writeFileSync(
      file,
      readSample('pgbouncer.ini', {
        'host=10.0.0.30 port=5432': `host=127.0.0.1 port=${target} user=postgres`,
        'listen_port = 6432': `listen_port = ${port}`,
        'auth_type = scram-sha-256': 'auth_type = trust',
        '/etc/pgbouncer/userlist.txt': users,
      }),
    )
  writeFileSync(users, '"postgres" ""\n')
  pointTo(primaryPort)
  const server = serverOf('/usr/sbin/pgbouncer', [file], port, asPostgresUser())
  return { ...server, pointTo }
}

interface Ports {
  front: number
  api: number
  storefronts: readonly number[]
  backends: readonly number[]
}

/** nginx with the sample of `deploy/`, without TLS. */
export const createBalancer = (folder: string, { front, api, storefronts, backends }: Ports): Server => {
  const own = join(folder, 'nginx')
  mkdirSync(own)
  const { uid, gid } = asPostgresUser()
  if (uid !== undefined && gid !== undefined) chownSync(own, uid, gid)
  const file = join(own, 'nginx.conf')
  const at = (port: number | undefined) => `127.0.0.1:${port}`
  const text = readSample('nginx.conf', {
    'user www-data;': '',
    'worker_processes auto;': 'worker_processes 1;\ndaemon off;',
    '/run/nginx.pid': join(own, 'nginx.pid'),
    '/var/log/nginx/error.log': join(own, 'error.log'),
    'listen 443 ssl http2;': `listen ${at(front)};`,
    'ssl_certificate /etc/nginx/tls/kolofon.pem;': '',
    'ssl_certificate_key /etc/nginx/tls/kolofon.key;': '',
    'ssl_protocols TLSv1.2 TLSv1.3;': '',
    'listen 80;': `listen unix:${join(own, 'redirect.sock')};`,
    'listen 10.0.0.10:4000;': `listen ${at(api)};`,
    '10.0.0.11:3000': at(storefronts[0]),
    '10.0.0.12:3000': at(storefronts[1]),
    '10.0.0.21:4000': at(backends[0]),
    '10.0.0.22:4000': at(backends[1]),
  })
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `    ${name}_temp_path ${join(own, name)};\n`,
  )
  writeFileSync(file, text.replace('http {\n', `http {\n${folders.join('')}`))
  return serverOf('/usr/sbin/nginx', ['-c', file, '-p', own], front, {})
}
