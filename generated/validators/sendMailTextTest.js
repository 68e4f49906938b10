// Written by `npm run generate` from openapi/. Do not edit.
import { validateMailTextWords } from './schemas/MailTextWords.js';
export const sendMailTextTestBody = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!validateMailTextWords.call(this, data, {instancePath: instancePath + ""})){
vErrors = vErrors === null ? validateMailTextWords.errors : vErrors.concat(validateMailTextWords.errors);
errors = vErrors.length;
}
validate0.errors = vErrors;
return errors === 0;
}
