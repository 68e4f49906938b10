// Written by `npm run generate` from openapi/. Do not edit.
import { validateDealCheckReview } from './schemas/DealCheckReview.js';
export const answerDealCheckBody = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!validateDealCheckReview.call(this, data, {instancePath: instancePath + ""})){
vErrors = vErrors === null ? validateDealCheckReview.errors : vErrors.concat(validateDealCheckReview.errors);
errors = vErrors.length;
}
validate0.errors = vErrors;
return errors === 0;
}
