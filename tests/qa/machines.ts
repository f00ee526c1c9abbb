import {
  type MachineName,
  machineTestModels,
} from '../support/machine-models/all-test-models.generated';
import type { MachineModel } from '../support/model-based-testing/model-graph';

export const machineNames = Object.keys(machineTestModels) as readonly MachineName[];

export function modelOf(machine: MachineName): MachineModel {
  return machineTestModels[machine].model;
}
