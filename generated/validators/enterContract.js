// Written by `npm run generate` from openapi/. Do not edit.
import { validateContractLines } from './schemas/ContractLines.js';
export const enterContractBody = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!validateContractLines.call(this, data, {instancePath: instancePath + ""})){
vErrors = vErrors === null ? validateContractLines.errors : vErrors.concat(validateContractLines.errors);
errors = vErrors.length;
}
validate0.errors = vErrors;
return errors === 0;
}
