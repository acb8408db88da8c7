import childProcess from 'node:child_process';
import dgram from 'node:dgram';
import fs from 'node:fs';
import fsPromises from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import tls from 'node:tls';
import vm from 'node:vm';
import workerThreads from 'node:worker_threads';

const MODULES: object[] = [childProcess, dgram, fs, fsPromises, http, https, net, tls, vm, workerThreads];
/** Ways of `process` to native code or to what it was before. */
const OF_PROCESS = ['binding', '_linkedBinding', 'dlopen', 'kill', 'chdir'];

function refuse(): never {
  throw new Error('not available here');
}

function refuseAll(holder: object, names: string[]): void {
  for (const name of names) {
    const { value, configurable } = Object.getOwnPropertyDescriptor(holder, name) ?? {};
    if (typeof value === 'function' && configurable) {
      Object.defineProperty(holder, name, { value: refuse, configurable: true, enumerable: true });
    }
  }
}

/**
 * Takes files, processes and the network away from the thread it is called in, for good: Pyodide hands some of Node's modules to
 * Python, and a judged program shall not read the answers it is judged by. The page needs none of this: there is no Node.
 */
export function lockDown(): void {
  for (const module of MODULES) refuseAll(module, Object.keys(module));
  refuseAll(process, OF_PROCESS);
  syncBuiltinESMExports();
  Object.assign(globalThis, { fetch: refuse, WebSocket: refuse, EventSource: refuse });
}
