import fc from 'fast-check'
import { isWhole } from './sample'

/** The everyday run tries the same random cases each time. A whole run tries others, and prints the seed of a failure. */
if (!isWhole) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_271_110 })
