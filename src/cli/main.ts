#!/usr/bin/env node
import { CommanderError } from 'commander'
import { exitCodes } from './exitCodes'
import { complain } from './printing/standardStreams'
import { createProgram } from './program/createProgram'

async function main(): Promise<void> {
  try {
    await createProgram(process.argv[2]).parseAsync()
  } catch (error) {
    // Commander has printed its message by now; 0 is --help and --version.
    const asked = error instanceof CommanderError && error.exitCode === 0
    process.exitCode = asked ? exitCodes.ok : exitCodes.unusable
    if (!(error instanceof CommanderError)) complain(`beffroi: ${error instanceof Error ? error.message : error}\n`)
  }
}

void main()
