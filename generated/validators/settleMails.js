// Written by `npm run generate` from openapi/. Do not edit.
import { validateSystemMails } from './schemas/SystemMails.js';
export const settleMailsBody = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!validateSystemMails.call(this, data, {instancePath: instancePath + ""})){
vErrors = vErrors === null ? validateSystemMails.errors : vErrors.concat(validateSystemMails.errors);
errors = vErrors.length;
}
validate0.errors = vErrors;
return errors === 0;
}
