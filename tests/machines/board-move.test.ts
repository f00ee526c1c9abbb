import { boardMoveTestModel } from '../support/machine-models/board-move.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createBoardMoveNodeDriver } from '../support/node-drivers/board-move.driver';

describeMachine(boardMoveTestModel, createBoardMoveNodeDriver);
