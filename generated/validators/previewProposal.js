// Written by `npm run generate` from openapi/. Do not edit.
import { validateCarProposal } from './schemas/CarProposal.js';
export const previewProposalBody = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!validateCarProposal.call(this, data, {instancePath: instancePath + ""})){
vErrors = vErrors === null ? validateCarProposal.errors : vErrors.concat(validateCarProposal.errors);
errors = vErrors.length;
}
validate0.errors = vErrors;
return errors === 0;
}
