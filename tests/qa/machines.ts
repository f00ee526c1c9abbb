import { type MachineName, machineScripts } from '../support/machine-scripts/all-scripts';
import type { MachineModel } from '../support/model/model-graph';

export const machineNames = Object.keys(machineScripts) as readonly MachineName[];

export const modelOf = (machine: MachineName): MachineModel => machineScripts[machine].model;
